import type { CartAtpResponse } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { createOrderManagement } from './order-management.ts';

const empty: CartAtpResponse = { ShippingOptions: [], PickupOptions: [], ShipToStoreOptions: [], ResponseDetails: [] };
const request = { RequestDetails: [{ DetailId: '1', ItemId: 'COAT', Quantity: 1 }] };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 15) + seconds * 1_000);

describe('the order-management adapter', () => {
  const ask = (respond: () => Response | Promise<Response>, token?: string) => {
    const sent: RequestInit[] = [];
    const fetchUrl = async (_: string, init: RequestInit) => {
      sent.push(init);
      return respond();
    };
    const service = createOrderManagement({ url: 'https://orders.example/atp', fetchUrl, ...(token ? { token } : {}) });
    return { response: service.cartAtp(request, at(0)), sent };
  };

  it('sends the request with its token, follows no redirect and has a deadline', async () => {
    const { response, sent } = ask(() => Response.json(empty), 'secret');
    expect(await response).toEqual(empty);
    expect(sent[0]).toMatchObject({ method: 'POST', redirect: 'error', headers: { authorization: 'Bearer secret' } });
    expect(JSON.parse(String(sent[0]?.body))).toEqual(request);
    expect(sent[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => Response.json(empty, { status: 500 })],
    ['redirects', () => Promise.reject(new TypeError('unexpected redirect'))],
    ['times out', () => Promise.reject(new DOMException('timeout', 'TimeoutError'))],
    ['responds without JSON', () => new Response('<html>')],
    ['responds outside of the contract', () => Response.json({ ...empty, ShippingOptions: [{}] })],
    ['responds to another request', () => Response.json({ ...empty, ResponseDetails: [{ DetailId: '2', ItemId: 'COAT', Quantity: 1 }] })],
    ['responds endlessly', () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(500_000)) }))],
  ])('fails if the service %s', async (_, respond) => {
    await expect(ask(respond).response).rejects.toThrow();
  });
});
