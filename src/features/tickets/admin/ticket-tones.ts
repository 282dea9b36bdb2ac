/** How a ticket's state is told to the staff. */
export const ticketTones = { open: 'waiting', answered: 'good', closed: 'over' } as const;
