import { expect, test } from 'vitest';
import { lengthTexts } from './length-text.ts';

test('a range is written in centimetres and inches', () => {
  expect(lengthTexts({ from: 820, to: 860 }, 'en')).toEqual({ metric: '82–86', unit: 'cm', inches: '32.3–33.9' });
});

test('one length is no range', () => {
  expect(lengthTexts({ from: 550, to: 550 }, 'en')).toEqual({ metric: '55', unit: 'cm', inches: '21.7' });
});

test('what is shorter than ten centimetres is written in millimetres', () => {
  expect(lengthTexts({ from: 16.2, to: 16.2 }, 'en')).toEqual({ metric: '16.2', unit: 'mm', inches: '0.64' });
});

test('figures are those of the language', () => {
  expect(lengthTexts({ from: 225, to: 229 }, 'fr')).toEqual({ metric: '22,5–22,9', unit: 'cm', inches: '8,9–9' });
  expect(lengthTexts({ from: 225, to: 229 }, 'lao').metric).toBe('22.5–22.9');
});
