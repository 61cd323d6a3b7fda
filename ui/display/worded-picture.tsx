import type { ReactNode } from 'react';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { Picture } from './picture.tsx';

type WordedPictureProps = {
  picture: PictureValue;
  width: number;
  isFirst?: boolean;
  isSoon?: boolean;
  className?: string;
  /** Stands at the left, in ink: the backdrop is always light enough for it. */
  children: ReactNode;
};

/** A wide picture with words at its left. Their backdrop has the picture's own hue and fades into it. */
export function WordedPicture({ picture, width, isFirst, isSoon, className = '', children }: WordedPictureProps) {
  const tint = (percent: number) => `color-mix(in oklab, ${picture.colour} ${percent}%, var(--color-card))`;
  const backdrop = `light-dark(${tint(24)}, ${tint(12)})`;
  const fading = `color-mix(in oklab, ${backdrop} 80%, transparent)`;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Picture
        picture={picture}
        alt=""
        width={width}
        isFirst={isFirst ?? false}
        isSoon={isSoon ?? false}
        className="size-full object-cover"
      />
      <div
        className="absolute inset-0 flex items-center"
        style={{ backgroundImage: `linear-gradient(90deg, ${backdrop} 38%, ${fading} 52%, transparent 76%)` }}
      >
        {children}
      </div>
    </div>
  );
}
