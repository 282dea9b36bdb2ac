/** The colour of each state of a time-limited record. */
export const periodTones = { running: 'good', coming: 'waiting', ended: 'over', paused: 'bad' } as const;
