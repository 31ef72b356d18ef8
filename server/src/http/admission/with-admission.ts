import { runInClass, unavailableCallResponse } from '@outfitter/commerce';
import type { GatewayResponse } from '../gateway/gateway.ts';
import type { Admission } from './admission-control.ts';
import { classifyCall } from './classify-call.ts';

export type CallHandler = (request: Request, url: URL) => Promise<GatewayResponse>;

/** Serves calls in the class of their operation, and rejects those for which the server has no room. */
export function withAdmission(handle: CallHandler, admission: Admission): CallHandler {
  return async (request, url) => {
    const requestClass = classifyCall(request, url.pathname);
    const result = await admission.admit(requestClass, () => runInClass(requestClass, () => handle(request, url)));
    return result.isAdmitted ? result.value : unavailableCallResponse(request, url.pathname);
  };
}
