/** The maximum length of image features in a URL: a hash of 86 characters and 64 words of 14. */
export const maxFeaturesLength = 86 + 64 * 14;
