/** How long a question and an answer to it may be, in characters. */
export const longestQuestion = 300;

export const longestAnswer = 500;

/** Questions that stand on a product’s page before a press brings more. */
export const questionsOnPage = 5;
