import type { CheckWorkerPool } from './recheck/checkWorkerPool.ts';
import type { KnowledgeCache } from './subjects/ingredient/knowledgeCache.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Database } from './database/openDatabase.ts';
import type { DocumentStore } from './files/documentStore.ts';
import type { FileStore } from './files/fileStore.ts';

/** What the operations of the product server work with. */
export interface ProductDependencies {
  db: Database;
  tokens: Tokens;
  files: FileStore;
  documents: DocumentStore;
  /** Outlives an exchange of the data, because it goes by the version of the knowledge. */
  knowledge: KnowledgeCache;
  /** The same, and it is closed with the database. */
  checkWorkers: CheckWorkerPool;
  /** Where people open the product, without a slash at its end: for links in e-mail. */
  webUrl: string;
}

/** How the product server sends e-mail. */
export interface MailSettings {
  /** Of the mail server; without one, messages are written into the folder. */
  smtpUrl: string | undefined;
  /** Address that messages come from. */
  from: string;
  folder: string;
}
