import type { z } from 'zod';
import type { toolsPageSchema } from '#schemas/tool.ts';

/** What the buttons under a tool's result say. */
export type ToolActions = z.infer<ReturnType<typeof toolsPageSchema>>['actions'];
