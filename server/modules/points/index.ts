export { adoptPoints } from './adopt-points.ts';
export { earnPoints } from './earn-points.ts';
export { grantPoints, returnPoints } from './give-points.ts';
export { findEarned, findPoints, listPointsOf, type Points } from './queries.ts';
export { spendPoints } from './spend-points.ts';
export { takeBackPoints } from './take-back-points.ts';
export { thawPoints } from './thaw-points.ts';
export { withdrawPoints } from './withdraw-points.ts';
