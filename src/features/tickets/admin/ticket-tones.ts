/** The badge tones of ticket states, for staff. */
export const ticketTones = { open: 'waiting', answered: 'good', closed: 'over' } as const;
