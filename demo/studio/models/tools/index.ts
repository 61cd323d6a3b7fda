import { hammer } from './hammer.ts';
import { tapeMeasure } from './tape-measure.ts';

export const tools = [hammer, tapeMeasure];
