/** How a ticket's state looks to the staff. */
export const ticketTones = { open: 'waiting', answered: 'good', closed: 'over' } as const;
