import {
  BadgeCheck,
  Clock,
  Droplets,
  Gauge,
  Layers,
  type LucideIcon,
  MapPin,
  Monitor,
  Package,
  Palette,
  Ruler,
  Sparkles,
  Thermometer,
  Users,
  Weight,
  Zap,
} from 'lucide-react';
import type { HighlightIcon, Highlights } from '#contract/catalogue/product-details.ts';

const icons: Record<HighlightIcon, LucideIcon> = {
  material: Layers,
  weight: Weight,
  size: Ruler,
  power: Zap,
  screen: Monitor,
  time: Clock,
  water: Droplets,
  temperature: Thermometer,
  origin: MapPin,
  people: Users,
  colours: Palette,
  storage: Package,
  speed: Gauge,
  care: Sparkles,
  fact: BadgeCheck,
};

/** A few facts at a glance, side by side. */
export function DetailHighlights({ highlights }: { highlights: Highlights }) {
  return (
    <dl className="mt-6 grid auto-cols-fr grid-flow-col gap-3">
      {highlights.items.map(({ icon, name, value }) => {
        const Icon = icons[icon];
        return (
          // A list of facts may hold names and values only, so the sign is part of the name.
          <div
            key={name}
            className="relative flex min-h-17 min-w-0 flex-col-reverse justify-center rounded-lg bg-page py-3 pr-4 pl-17 break-words"
          >
            <dt className="text-xs text-ink-3">
              <span className="absolute top-1/2 left-4 grid size-10 -translate-y-1/2 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon aria-hidden="true" size={20} />
              </span>
              {name}
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
