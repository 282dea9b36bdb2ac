/** The longest looks of an image that stand in an address: the hash in 86 signs and 64 words of 14. */
export const maxFeaturesLength = 86 + 64 * 14;
