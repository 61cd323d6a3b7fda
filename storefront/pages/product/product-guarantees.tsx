import {
  BadgeCheck,
  Banknote,
  Gift,
  Headset,
  Leaf,
  LockKeyhole,
  type LucideIcon,
  ShieldCheck,
  Truck,
  Undo2,
  Wrench,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import type { GuaranteeIcon } from '#contract/content/platform-guarantees.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useReveal } from '#ui/slides/reveal.ts';

const icons: Record<GuaranteeIcon, LucideIcon> = {
  shield: ShieldCheck,
  quality: BadgeCheck,
  return: Undo2,
  refund: Banknote,
  payment: LockKeyhole,
  warranty: Wrench,
  fresh: Leaf,
  delivery: Truck,
  support: Headset,
  gift: Gift,
};

export type ProductGuaranteesProps = Pick<Product, 'guarantees'>;

/** What the mall promises, in a few words; pointing at them or focusing them explains each. */
export function ProductGuarantees({ guarantees }: ProductGuaranteesProps) {
  const t = useTranslations('product');
  const { isOpen, set, area, trigger } = useReveal();
  return (
    <div className="relative w-fit" {...area}>
      <TextButton
        variant="inherit"
        ref={(button) => {
          trigger.current = button;
        }}
        aria-expanded={isOpen}
        aria-describedby="guarantees"
        onFocus={() => set(true)}
        onClick={() => set(true)}
        className="py-1.5"
      >
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {guarantees.map(({ icon, name }) => {
            const Icon = icons[icon];
            return (
              <span key={name} className="inline-flex items-center gap-1">
                <Icon aria-hidden="true" size={16} className="shrink-0 text-success" />
                {name}
              </span>
            );
          })}
        </span>
      </TextButton>
      <dl
        id="guarantees"
        hidden={!isOpen}
        aria-label={t('guarantees')}
        className="absolute top-full left-0 z-20 w-96 space-y-3 rounded-md bg-card p-4 shadow-float"
      >
        {guarantees.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
