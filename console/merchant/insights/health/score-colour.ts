/** Of a score or a part of it, from 0 to 100. */
export const colourOfScore = (score: number) => (score >= 80 ? 'teal.6' : score >= 60 ? 'yellow.6' : 'red.6');
