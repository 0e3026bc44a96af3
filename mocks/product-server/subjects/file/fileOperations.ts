import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Operations } from '../../service/operation.ts';
import { notFound } from '../../service/httpError.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

export function fileOperations({ files }: ProductDependencies): Operations<Pick<operations, 'getFile'>> {
  return {
    getFile: {
      async runPublic({ path }) {
        const picture = await files.read(path.folder, path.name);
        if (!picture) throw notFound();
        return {
          ...picture,
          mediaType: 'image/webp',
          // Names are never reused, so a picture may be cached for ever.
          headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
        };
      },
    },
  };
}
