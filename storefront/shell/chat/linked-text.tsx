import { Fragment } from 'react';

const address = /\bhttps?:\/\/[^\s<>"'，。、！？；：）】》」』]+[^\s<>"'，。、！？；：）】》」』.,!?;:)\]]/g;

/** Text as it was written, with the addresses in it to be pressed. What another person has written is never markup. */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(address)];
  if (found.length === 0) return text;
  let end = 0;
  const parts = found.map(({ 0: url, index }) => {
    const before = text.slice(end, index);
    end = index + url.length;
    return { before, url, index };
  });
  return (
    <>
      {parts.map(({ before, url, index }) => (
        <Fragment key={index}>
          {before}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline underline-offset-2">
            {url}
          </a>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  );
}
