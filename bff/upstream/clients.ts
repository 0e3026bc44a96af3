import type { operations as AiOperations } from '../../schema/rest/ai-server.generated.ts';
import type { operations as GeoOperations } from '../../schema/rest/geo-server.generated.ts';
import type { operations as ProductOperations } from '../../schema/rest/product-server.generated.ts';
import type { Client, Upstream } from './client.ts';

/** The services behind the BFF, shared by all requests. */
export type ProductUpstream = Upstream<ProductOperations>;
export type AiUpstream = Upstream<AiOperations>;
export type GeoUpstream = Upstream<GeoOperations>;

/** The same services as one request calls them. */
export type ProductClient = Client<ProductOperations>;
export type AiClient = Client<AiOperations>;
export type GeoClient = Client<GeoOperations>;
