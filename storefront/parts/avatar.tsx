import { useState } from 'react';

const defaultAvatar = '/avatar.svg';
const ours = /^\/media\/[0-9a-f]{32}$/;
const renditions = [80, 160, 240, 320];

type AvatarProps = { avatar: string | null; size: number; className?: string };

/** A user's picture in a circle, or the default one. Decorative: the name stands beside it. */
export function Avatar({ avatar, size, className = '' }: AvatarProps) {
  const [lost, setLost] = useState<string | null>(null);
  const source = !avatar || avatar === lost ? defaultAvatar : avatar;
  return (
    <img
      src={source}
      srcSet={ours.test(source) ? renditions.map((width) => `${source}/${width} ${width}w`).join(', ') : undefined}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      className={`shrink-0 rounded-full bg-brand-soft object-cover ${className}`}
      style={{ width: size, height: size }}
      onError={() => setLost(source)}
    />
  );
}
