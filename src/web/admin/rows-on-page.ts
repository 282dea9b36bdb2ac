/** Rows of a long table of the staff (orders, products, stock, customers) before "load more"; the API's default of 20 is for programs. */
export const rowsOnPage = 50;
