import { z } from 'zod';
import type { Endpoint } from './endpoints/define-endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { contentError, faultBody, faultStatus, hostedError, loginError } from './faults.ts';

type Json = Record<string, unknown>;
const mediaTypes = { form: 'application/x-www-form-urlencoded', empty: 'text/plain', html: 'text/html', json: 'application/json' };
const errorSchemas = { shop: 'Fault', login: 'LoginError', content: 'ContentError', hosted: 'HostedError' };
const commonErrorStatuses = [400, 429, 500, 503];

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as Json;
  return rest;
}

/** Component schemas. In an OpenAPI document, references of a schema to itself or to its own definitions must be rewritten. */
class Components {
  readonly schemas: Record<string, Json> = {};

  of(schema: z.ZodType, io: 'input' | 'output', name: string): Json {
    const { $defs = {}, ...whole } = jsonSchema(schema, io) as Json & { $defs?: Record<string, Json> };
    let isRecursive = false;
    const named = (reference: string) => {
      if (reference === '#') isRecursive = true;
      return reference.replace(/^#$/, `#/components/schemas/${name}`).replace(/^#\/\$defs\//, `#/components/schemas/${name}.`);
    };
    const renamed = (part: Json): Json =>
      JSON.parse(JSON.stringify(part), (key, value) => (key === '$ref' && typeof value === 'string' ? named(value) : value));
    for (const [id, definition] of Object.entries($defs)) this.schemas[`${name}.${id}`] = renamed(definition);
    const shape = renamed(whole);
    if (!isRecursive) return shape;
    this.schemas[name] = shape;
    return { $ref: `#/components/schemas/${name}` };
  }
}

function parameters(schema: z.ZodType, location: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: shape,
  }));
}

function needsToken({ operation: { audience } }: Endpoint): boolean {
  return audience === 'shopper' || audience === 'editor' || audience === 'operator';
}

function responses(endpoint: Endpoint, components: Components): Json {
  const errorStatuses = new Set([
    ...commonErrorStatuses,
    ...endpoint.faults.map((fault) => faultStatus[fault]),
    ...(needsToken(endpoint) ? [401] : []),
  ]);
  const body = endpoint.response
    ? { content: { 'application/json': { schema: components.of(endpoint.response, 'output', `${endpoint.name}.response`) } } }
    : {};
  const errors = [...errorStatuses].sort().map((status) => [
    String(status),
    {
      description: endpoint.faults.filter((fault) => faultStatus[fault] === status).join(', ') || 'Fault',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${errorSchemas[endpoint.errorFormat]}` } } },
    },
  ]);
  return { [String(endpoint.status)]: { description: endpoint.summary, ...body }, ...Object.fromEntries(errors) };
}

function operationObject(endpoint: Endpoint, components: Components): Json {
  const requestBody = endpoint.body
    ? {
        requestBody: {
          required: !endpoint.body.safeParse(undefined).success,
          content: {
            [mediaTypes[endpoint.encoding === 'form' ? 'form' : 'json']]: {
              schema: components.of(endpoint.body, 'input', `${endpoint.name}.body`),
            },
          },
        },
      }
    : {};
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody,
    ...(needsToken(endpoint) ? { security: [{ [endpoint.operation.audience]: [] }] } : {}),
    responses: responses(endpoint, components),
  };
}

export function openApiDocument(server: string): Json {
  const paths: Record<string, Json> = {};
  const components = new Components();
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const { path, method } = endpoint.operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(endpoint, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Outfitter',
      version: '1.0.0',
      description: 'The calls of the shop. PUT, PATCH and DELETE also arrive as POST with x-dw-http-method-override.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: {
        shopper: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        editor: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An editor’s token of scope preview:read.' },
        operator: { type: 'http', scheme: 'bearer', description: 'A token of npm run operators.' },
      },
      schemas: {
        Fault: jsonSchema(faultBody, 'output'),
        LoginError: jsonSchema(loginError, 'output'),
        ContentError: jsonSchema(contentError, 'output'),
        HostedError: jsonSchema(hostedError, 'output'),
        ...components.schemas,
      },
    },
  };
}
