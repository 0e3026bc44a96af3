/** The response to an upload: status and body, a broken connection, or no response at all. */
export type UploadAnswer = { status: number; body: string } | 'broken' | 'never';

/** A form whose entries a test can read. */
class LooseFormData extends Map<string, unknown> {
  append(name: string, value: unknown): void {
    this.set(name, value);
  }
}

/** Replaces XMLHttpRequest: responds to uploads and records them. */
export function useUploadStub() {
  const originals = { XMLHttpRequest: globalThis.XMLHttpRequest, FormData: globalThis.FormData };
  const sent: { url: string; method: string; headers: Record<string, string>; body: LooseFormData }[] = [];
  let response: UploadAnswer = 'never';

  class Request {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    readonly #request = { url: '', method: '', headers: {} as Record<string, string>, body: new LooseFormData() };

    open(method: string, url: string): void {
      Object.assign(this.#request, { method, url });
    }
    setRequestHeader(name: string, value: string): void {
      this.#request.headers[name] = value;
    }
    send(body: LooseFormData): void {
      sent.push({ ...this.#request, body });
      queueMicrotask(() => {
        this.upload.onprogress?.({ loaded: 40, total: 100 });
        if (response === 'broken') this.onerror?.();
        if (typeof response === 'string') return;
        this.status = response.status;
        this.responseText = response.body;
        this.onload?.();
      });
    }
    abort(): void {
      this.onabort?.();
    }
  }

  beforeEach(() => {
    sent.length = 0;
    response = 'never';
    Object.assign(globalThis, { XMLHttpRequest: Request, FormData: LooseFormData });
  });
  afterAll(() => {
    Object.assign(globalThis, originals);
  });
  return {
    sent,
    answer: (next: UploadAnswer) => {
      response = next;
    },
  };
}
