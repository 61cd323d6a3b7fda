export { allocate } from './allocate.ts';
export { type FreightRule, freightOf } from './freight.ts';
