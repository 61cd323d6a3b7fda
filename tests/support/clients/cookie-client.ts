import type { Api } from '#server/http/serve.ts';

type Answer = { status: number; code: number; message: string; data: never; cookies: string[] };

/** A client that stores cookies and sends `sec-fetch-site`, as browsers do. */
export function openBrowser(api: () => Api) {
  const jar = new Map<string, string>();
  return {
    jar,
    async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
      const response = await api().request(path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const cookies = response.headers.getSetCookie();
      for (const cookie of cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0\b/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return { status: response.status, ...((await response.json()) as Omit<Answer, 'status' | 'cookies'>), cookies };
    },
  };
}
