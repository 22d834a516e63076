/** The path of the file that unknown paths show. */
export const notFoundPath = "/404";
