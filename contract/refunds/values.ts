import { z } from 'zod';
import { Money, Picture } from '#contract/core/values.ts';

// What buyers, shops and the platform say and show each other about a refund.

/**
 * Why a shop contests a return. `unconfirmed` is set by the clock when nobody has confirmed that it arrived; `offer_declined` when
 * the buyer declines the part that was offered for what came back: the offer says why.
 */
export const contestKinds = ['damaged', 'not_arrived', 'not_ours'] as const;
export const disputeKinds = [...contestKinds, 'unconfirmed', 'offer_declined'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** The state of a return parcel. `untracked`: the mall gets no tracking events from this carrier. */
export const returnStates = ['untracked', 'unknown', 'sent', 'moving', 'delivered'] as const;
export type ReturnState = (typeof returnStates)[number];

/** Tracking of a return parcel. */
export const ReturnTrack = z.object({
  state: z.enum(returnStates),
  deliveredAt: z.iso.datetime().nullable(),
  trackUrl: z.string().nullable().describe('The carrier’s tracking page'),
});

export const refundPicturesMax = 5;

/** Pictures that someone has uploaded and shows the other side. */
export const Proofs = z
  .array(Picture.shape.url)
  .max(refundPicturesMax)
  .default([])
  .transform((urls) => [...new Set(urls)]);

/** A part that a shop would pay, and why it is not more. */
export const RefundOffer = z.object({
  amount: Money,
  asked: Money.describe('What the buyer had asked for'),
  reason: z.string(),
  pictures: z.array(Picture).max(refundPicturesMax),
  isAgreed: z.boolean(),
  keepsProducts: z.boolean().describe('The products stay with the buyer'),
});
