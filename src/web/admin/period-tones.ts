/** How each state of what holds for a time is coloured. */
export const periodTones = { running: 'good', coming: 'waiting', ended: 'over', paused: 'bad' } as const;
