import { lazyPart } from '#platform/load-part.ts'

/** They come when they are first wanted. */
export const sheets = {
  menu: lazyPart<object, 'Menu'>(() => import('./menu.tsx'), 'Menu'),
  messages: lazyPart<object, 'MessageList'>(() => import('./message-list.tsx'), 'MessageList'),
}
