import type { FastifyReply } from 'fastify';

/** Names the revision of what is answered, as `If-Match` takes it. */
export function revisionHeader(reply: FastifyReply, { revision }: { readonly revision: number }): void {
  reply.header('ETag', `"${revision}"`);
}
