import { uploadPicture as call, uploadMaxBytes } from '#contract/content/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { dataOf, showFailure } from './browser-mall.ts';
import { callFailure, isCallFailure } from './call-mall.ts';
import { mallRequest } from './mall-request.ts';

export const pictureTypes = ['image/jpeg', 'image/png'];

/** Whether a file looks like one that the mall takes. The mall looks at its content; this only spares the way there. */
export function isPictureFile({ type, size }: { type: string; size: number }): boolean {
  return pictureTypes.includes(type) && size > 0 && size <= uploadMaxBytes;
}

/**
 * Sends a picture and reports how much of it was sent, from 0 to 1, which fetch cannot. Like every call from the browser
 * it shows what went wrong and then rejects.
 */
export async function uploadPicture(picture: Blob, onProgress: (part: number) => void): Promise<OutputOf<typeof call>> {
  try {
    return (await send(picture, onProgress)) as OutputOf<typeof call>;
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure;
    throw callFailure(failure.code, await showFailure(failure.code, failure.message));
  }
}

function send(picture: Blob, onProgress: (part: number) => void): Promise<unknown> {
  const [url, { headers, body, credentials }] = mallRequest(call, { multipart: picture });
  const request = new XMLHttpRequest();
  request.open(call.method, url);
  request.withCredentials = credentials === 'include';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(callFailure(0, ''));
    request.onload = () => {
      try {
        resolve(dataOf(parsed(request.responseText), request.status));
      } catch (failure) {
        reject(failure);
      }
    };
    request.send(body as FormData);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
