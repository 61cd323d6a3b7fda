import { expect, test } from 'vitest';
import { unitMargin } from './bargain-margin.ts';

test.each([
  [{ price: 1_000, cost: 600, commissionPercent: 5, bargainPrice: 800 }, [40, 160, 20, 350]],
  [{ price: 1_000, cost: 800, commissionPercent: 5, bargainPrice: 800 }, [40, -40, -5, 150]],
  [{ price: 1_000, cost: null, commissionPercent: 5, bargainPrice: 799 }, [40, 759, 95, 950]], // 39.95 is 40
  [{ price: 1_000, cost: 600, commissionPercent: 0, bargainPrice: null }, [0, 400, 40, 400]],
])('%j leaves %j', (unit, [commission, remains, remainsPercent, remainsWithout]) => {
  expect(unitMargin(unit)).toEqual({ commission, remains, remainsPercent, remainsWithout });
});
