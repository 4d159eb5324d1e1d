/*
 * Tests preload this file into the service with `--import`. A claim reserves an email for the process that sends it. Here
 * it expires after 2 s instead of 90 s, so that another process soon sends the emails of a killed process.
 */
import { claims } from '../outbox/mail-store.ts';

claims.duration = 2000;
