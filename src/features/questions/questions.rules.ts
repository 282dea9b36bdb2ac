/** Maximum length of a question and of an answer, in characters. */
export const longestQuestion = 300;

export const longestAnswer = 500;

/** Questions on a product's page before "more" is pressed. */
export const questionsOnPage = 5;
