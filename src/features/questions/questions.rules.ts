/** How long a question and an answer to it may be, in characters. */
export const longestQuestion = 300;

export const longestAnswer = 500;
