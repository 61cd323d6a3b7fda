import { z } from 'zod';
import { TrackingNumber, TrackStep } from '#contract/shipping/shopper.ts';
import { log } from '#server/http/log.ts';
import { isSigned } from '#server/providers/signed-message.ts';
import type { CarrierEvent, CarrierPartner } from './carrier.ts';

export const carrierSignatureHeader = 'carrier-signature';
const eventsMax = 100;

const Message = z.object({
  events: z
    .array(
      z.object({
        id: z.string().min(1).max(128),
        trackingNumber: TrackingNumber,
        step: TrackStep,
        text: z.string().trim().max(300).default(''),
        place: z.string().trim().max(120).default(''),
        at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
      }),
    )
    .max(eventsMax),
});

/** A carrier that sends signed webhooks with tracking events. Two secrets are valid while one is replaced. */
export function openWebhookCarrier(
  carrier: { code: string; name: string; page: string },
  secrets: readonly string[],
): CarrierPartner {
  return {
    ...knownCarrier(carrier),
    readEvents(body, header): CarrierEvent[] | null {
      if (!isSigned(body, header(carrierSignatureHeader) ?? '', secrets)) return null;
      const { data, error } = Message.safeParse(asJson(body));
      if (error)
        log.warn(
          { carrier: carrier.code, reason: z.prettifyError(error) },
          `webhook of carrier ${carrier.code} has an unknown format`,
        );
      return data?.events ?? [];
    },
  };
}

/** A carrier that shops may use but that sends no events. */
export function knownCarrier({ code, name, page }: { code: string; name: string; page: string }): CarrierPartner {
  return { code, name, trackUrl: (trackingNumber) => page + encodeURIComponent(trackingNumber) };
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
