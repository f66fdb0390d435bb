import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments

/** What listens to a window is loaded once for all files of a process: so is the window, and each test leaves it empty. */
const OPEN = Symbol.for('foyer.one-window')

export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!(OPEN in global)) {
      Object.assign(global, { [OPEN]: true })
      await happyDom.setup(global, options)
    }
    return { teardown: () => {} }
  },
} satisfies Environment
