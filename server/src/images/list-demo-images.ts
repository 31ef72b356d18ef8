/** Runs in a thread: sends the list of the demo brand's images, and ends. */
import { parentPort } from 'node:worker_threads';
import { listDemoImages } from './demo-image-list.ts';

parentPort?.postMessage(await listDemoImages());
