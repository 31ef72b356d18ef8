import { CallError } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { handleFormPost } from './handle-form-post.ts';
import { optionalText, requiredText } from './schema.ts';
import { RejectedSubmission } from './submission.ts';

const schema = z.object({ name: requiredText(), password: optionalText(), isAgreed: z.boolean() });
const defaultValues = { name: '', password: '', isAgreed: false };

async function post(fields: Record<string, string>, submit: (values: z.output<typeof schema>) => Promise<unknown> = async () => undefined) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  const { data, init } = await handleFormPost(formData, { name: 'test', schema, defaultValues, secrets: ['password'], submit });
  return { ...data, status: init?.status };
}

describe('a form posted without JavaScript', () => {
  it('is submitted with its valid values', async () => {
    const submission = await post({ name: ' Dale ', isAgreed: 'on', other: 'ignored' }, async (values) => values);
    expect(submission).toMatchObject({
      form: 'test',
      status: 200,
      outcome: { status: 'done', result: { name: 'Dale', password: '', isAgreed: true } },
    });
  });

  it('is returned with its errors and values, but without secrets', async () => {
    expect(await post({ name: ' ', password: 'secret' })).toEqual({
      form: 'test',
      status: 422,
      values: { name: ' ', password: '', isAgreed: false },
      outcome: { status: 'invalid', errors: { name: { code: 'required' } } },
    });
  });

  it.each([
    [new CallError(404, 'NotFoundException', 'none'), 404, 'NotFoundException'],
    [new CallError(0, 'NetworkError', ''), 503, 'NetworkError'],
    [new CallError(500, 'InternalServerException', ''), 503, 'InternalServerException'],
    [new RejectedSubmission('already-subscribed'), 409, 'already-subscribed'],
    [new Error('unexpected'), 503, 'unknown'],
  ])('is returned with the error of its submission: %s', async (error, status, code) => {
    const submission = await post({ name: 'Dale' }, () => Promise.reject(error));
    expect(submission).toMatchObject({ status, outcome: { status: 'failed', error: { code } } });
    if (error instanceof CallError) expect(submission.outcome).toMatchObject({ error: { message: error.message } });
    expect(submission.outcome).not.toHaveProperty('error.cause');
  });

  it('is returned with the error of the field that the server rejects', async () => {
    const formData = new FormData();
    formData.set('name', 'Dale');
    formData.set('password', 'secret');
    const { data, init } = await handleFormPost(formData, {
      name: 'test',
      schema,
      defaultValues,
      secrets: ['password'],
      rejectedField: (error) => (error instanceof RejectedSubmission ? { field: 'password', error: { code: error.code } } : undefined),
      submit: () => Promise.reject(new RejectedSubmission('common')),
    });
    expect(init?.status).toBe(422);
    expect(data.values).toMatchObject({ name: 'Dale', password: '' });
    expect(data.outcome).toEqual({ status: 'invalid', errors: { password: { code: 'common' } } });
  });

  it('rethrows a redirect response', async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(post({ name: 'Dale' }, () => Promise.reject(redirect))).rejects.toBe(redirect);
  });
});
