export const pointsPath = '/users/points';
