import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { catalogSchema } from './catalog-schema.ts';
import { catalogFormName, emptyCatalogRequest, requestCatalog } from './request-catalog.ts';

export function handleCatalogPost(formData: FormData, client: Client) {
  return handleFormPost(formData, {
    name: catalogFormName,
    schema: catalogSchema,
    defaultValues: emptyCatalogRequest,
    submit: (values) => requestCatalog(client, values),
  });
}
