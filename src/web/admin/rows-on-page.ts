/** Rows of a long table of the staff (orders, products, stock, customers) before it goes on by a press; the calls' own 20 are for programs. */
export const rowsOnPage = 50;
