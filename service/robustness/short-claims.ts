/* Tests load this file into the service with `--import`, so that claims of a killed process expire after 2 s. */
import { claims } from '../outbox/mail-store.ts';

claims.duration = 2000;
