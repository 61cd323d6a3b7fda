import type { Call, Envelope, OutputOf } from '#contract/core/call.ts';
import { CallFailure } from './call-mall.ts';
import { currentLocale } from './locale.ts';
import { whenSignedInAgain } from './session/session-ended.ts';

/** Sends a file for a shop and reports how much of it was sent, from 0 to 1, which fetch cannot. */
export async function uploadFile<C extends Call>(
  call: C,
  file: Blob,
  shopId: number | null,
  onProgress: (part: number) => void,
): Promise<OutputOf<C>> {
  const answer = await send(call, file, shopId, onProgress);
  if (answer.code === 401 && (await whenSignedInAgain())) return uploadFile(call, file, shopId, onProgress);
  if (answer.code !== 200) throw new CallFailure(answer.code, answer.reason ?? 'internal_error', answer.message);
  return answer.data as OutputOf<C>;
}

function send(call: Call, file: Blob, shopId: number | null, onProgress: (part: number) => void): Promise<Envelope> {
  const body = new FormData();
  body.set('multipart', file);
  const request = new XMLHttpRequest();
  request.open(call.method, call.path);
  request.setRequestHeader('x-locale', currentLocale());
  if (shopId !== null) request.setRequestHeader('x-shop-id', String(shopId));
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new CallFailure(0, 'offline', ''));
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText) as Envelope);
      } catch {
        reject(new CallFailure(request.status, 'internal_error', ''));
      }
    };
    request.send(body);
  });
}
