import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { costOfOne, type HealthCounts, rounded, scoreOf } from './health-score.ts';

const nothing: HealthCounts = {
  ...{ sent: 0, late: 0, paid: 0, faulty: 0, answers: 0, slow: 0 },
  ...{ reviews: 0, imperfect: 0, stars: 0 },
  ...{ chats: 0, slowChats: 0, ratings: 0, imperfectRatings: 0, ratingStars: 0 },
};
const flawless: HealthCounts = { ...nothing, sent: 20, paid: 25, answers: 4, reviews: 10, stars: 50 };
const pointsOf = (counts: HealthCounts) => scoreOf(counts).factors.map(({ points }) => points && rounded(points));

test('a shop in which nothing has happened has no score', () => {
  expect(scoreOf(nothing).score).toBeNull();
  expect(pointsOf(nothing)).toEqual([null, null, null, null, null, null]);
});

test('a flawless shop has all points', () => {
  expect(scoreOf(flawless)).toMatchObject({ score: 100 });
  expect(pointsOf(flawless)).toEqual([35, 25, 20, 20, null, null]);
});

test.each<[string, Partial<HealthCounts>, (number | null)[], number]>([
  ['one order of twenty was late', { late: 1 }, [33.25, 25, 20, 20], 98],
  ['a refund in twenty-five orders is four of ten percent', { faulty: 1 }, [35, 15, 20, 20], 90],
  ['beyond ten percent nothing more is lost', { faulty: 10 }, [35, 0, 20, 20], 75],
  ['half of the answers were slow', { slow: 2 }, [35, 25, 10, 20], 90],
  ['four stars on average', { stars: 40, imperfect: 10 }, [35, 25, 20, 15], 95],
  ['without reviews the other weights are stretched', { reviews: 0, stars: 0, late: 20 }, [0, 25, 20, null], 56],
])('%s', (_, counts, points, score) => {
  expect(pointsOf({ ...flawless, ...counts })).toEqual([...points, null, null]);
  expect(scoreOf({ ...flawless, ...counts }).score).toBe(score);
});

describe('customer service', () => {
  const asked: HealthCounts = {
    ...flawless,
    chats: 20,
    slowChats: 5,
    ratings: 10,
    imperfectRatings: 10,
    ratingStars: 40,
  };

  test('counts on top of the other factors', () => {
    expect(pointsOf(asked)).toEqual([35, 25, 20, 20, 7.5, 7.5]);
    expect(scoreOf(asked).score).toBe(96); // 115 of 120
    expect([costOfOne('chats', asked), costOfOne('satisfaction', asked)].map(rounded)).toEqual([0.42, 0.21]);
  });

  test.each<[string, Partial<HealthCounts>, (number | null)[]]>([
    ['ten conversations', { chats: 10 }, [5, 7.5]],
    ['nine conversations say too little', { chats: 9 }, [null, 7.5]],
    ['five ratings', { ratings: 5, ratingStars: 20 }, [7.5, 7.5]],
    ['four ratings say too little', { ratings: 4, ratingStars: 4 }, [7.5, null]],
  ])('%s', (_, counts, points) => {
    expect(pointsOf({ ...asked, ...counts }).slice(4)).toEqual(points);
  });

  test('below the minimum it neither helps nor costs, whatever was said', () => {
    const few = { ...flawless, late: 1, chats: 9, slowChats: 9, ratings: 4, imperfectRatings: 4, ratingStars: 4 };
    expect(scoreOf(few).score).toBe(scoreOf({ ...flawless, late: 1 }).score);
    expect([costOfOne('chats', few), costOfOne('satisfaction', few)]).toEqual([0, 0]);
  });
});

const part = fc.record({ whole: fc.nat(500), bad: fc.nat(500) });
const anyStars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 });
const sumOf = (stars: readonly number[]) => stars.reduce((sum, one) => sum + one, 0);
const anyCounts = fc.tuple(part, part, part, part, anyStars, anyStars).map(
  ([sent, paid, answers, chats, stars, ratings]): HealthCounts => ({
    sent: sent.whole,
    late: Math.min(sent.bad, sent.whole),
    paid: paid.whole,
    faulty: paid.bad, // of orders paid earlier, so it may be more
    answers: answers.whole,
    slow: Math.min(answers.bad, answers.whole),
    reviews: stars.length,
    imperfect: stars.filter((one) => one < 5).length,
    stars: sumOf(stars),
    chats: chats.whole,
    slowChats: Math.min(chats.bad, chats.whole),
    ratings: ratings.length,
    imperfectRatings: ratings.filter((one) => one < 5).length,
    ratingStars: sumOf(ratings),
  }),
);

describe('of any shop', () => {
  property.prop([anyCounts])('the score is between 0 and 100, and a factor between 0 and its weight', (counts) => {
    const { score, factors } = scoreOf(counts);
    if (score !== null) expect(score).toBeGreaterThanOrEqual(0);
    if (score !== null) expect(score).toBeLessThanOrEqual(100);
    for (const { points, weight } of factors) expect(points ?? 0).toBeLessThanOrEqual(weight);
    for (const { points } of factors) expect(points ?? 0).toBeGreaterThanOrEqual(0);
  });

  property.prop([anyCounts])('what has cost points adds up to what is missing', (counts) => {
    const { score, factors } = scoreOf(counts);
    if (score === null) return;
    const missingStars = counts.reviews * 5 - counts.stars;
    const lost =
      costOfOne('shipping', counts) * counts.late +
      (counts.paid > 0 ? costOfOne('refunds', counts) * counts.faulty : 0) +
      costOfOne('answers', counts) * counts.slow +
      costOfOne('reviews', counts) * missingStars +
      costOfOne('chats', counts) * counts.slowChats +
      costOfOne('satisfaction', counts) * (counts.ratings * 5 - counts.ratingStars);
    const measured = factors.filter(({ points }) => points !== null);
    const weights = measured.reduce((sum, { weight }) => sum + weight, 0);
    const points = measured.reduce((sum, factor) => sum + (factor.points ?? 0), 0);
    expect(lost).toBeCloseTo(100 - (points / weights) * 100, 6);
  });

  property.prop([anyCounts])('sending one more order in time never lowers the score', (counts) => {
    if (counts.late === 0) return;
    const better = scoreOf({ ...counts, late: counts.late - 1 }).score ?? 0;
    expect(better).toBeGreaterThanOrEqual(scoreOf(counts).score ?? 0);
  });
});
