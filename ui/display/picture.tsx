import { type Picture as PictureValue, pictureWidths } from '#contract/core/values.ts';

type PictureProps = {
  picture: PictureValue;
  alt: string;
  /** How wide it is shown, in CSS pixels; the browser takes the rendition that fits its screen. */
  width: number;
  className?: string;
  /** The largest picture above the fold: fetched first, never lazily. */
  isFirst?: boolean;
  /** About to be seen, such as the next slide: fetched now, but behind everything else. */
  isSoon?: boolean;
  onLoad?: () => void;
};

const densityMax = 3; // no screen shows more than three dots per CSS pixel

/** The renditions worth offering: from the shown width up, none of them larger than the picture itself can fill. */
function fittingWidths(shownWidth: number, ownWidth: number): number[] {
  const fitting = pictureWidths.filter((width) => width >= shownWidth && width <= shownWidth * densityMax);
  const enough = fitting.findIndex((width) => width >= ownWidth);
  return enough === -1 ? fitting : fitting.slice(0, enough + 1);
}

/** A picture of the mall at the size it is shown, with its place and dominant colour reserved until it has loaded. */
export function Picture(props: PictureProps) {
  const { picture, alt, width, className = '', isFirst = false, isSoon = false, onLoad } = props;
  const renditions = fittingWidths(width, picture.width).map((rendition) => ({
    url: `${picture.url}/${rendition}`,
    width: Math.min(rendition, picture.width),
  }));
  return (
    <img
      // Before `src`, or Safari starts fetching too early.
      loading={isFirst || isSoon ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isSoon ? 'low' : 'auto'}
      // The first one is painted together with what stands around it, not a frame later.
      decoding={isFirst ? 'sync' : 'async'}
      sizes={`${width}px`}
      srcSet={renditions.map((rendition) => `${rendition.url} ${rendition.width}w`).join(', ') || undefined}
      src={renditions[0]?.url ?? picture.url}
      width={picture.width}
      height={picture.height}
      alt={alt}
      onLoad={onLoad}
      // Firefox writes the text over the colour until the picture has come.
      className={`text-transparent ${className}`}
      style={{ backgroundColor: picture.colour }}
    />
  );
}
