/* Loaded into the service with `--import`: what a killed process had claimed is free after 2 s. */
import { claims } from '../outbox/mail-records.ts';

claims.time = 2000;
