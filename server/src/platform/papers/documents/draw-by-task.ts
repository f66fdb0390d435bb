import { type TaskRunner, taskAt } from '#platform/ground/tasks'
import type { DocumentRenderer } from './document-renderer.ts'
import type { drawDocument } from './draw-document.ts'

const drawing = taskAt<typeof drawDocument>(new URL('./draw-document.ts', import.meta.url), 'drawDocument')

/** Has documents drawn where tasks are done. */
export const drawByTask = (tasks: TaskRunner): DocumentRenderer => ({
  draw: (template, data, look) => tasks.run(drawing, { template, data, look }),
})
