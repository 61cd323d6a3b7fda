export { questionAnswered, questionAsked } from './events.ts';
export { forgetAsker } from './forget-author.ts';
export { importQuestions, type NewQuestion } from './import-questions.ts';
