import type { Example } from '../../react/example'
import type { CommentData } from './comments.thread'
import { Comments } from './comments.view'

const comment = (id: number, parent: number, [name, text]: readonly [string, string]): CommentData => ({
  id: String(id),
  parent: String(parent),
  name,
  text,
  date: new Date(Date.UTC(2026, 10, 2, 9, id)).toISOString(),
})

const THREAD = [
  comment(1, 0, [
    'Jane',
    'The second picture changed how I crop.\n\nIs there a rule for portraits, too? I only found https://crop.example/faces.',
  ]),
  comment(2, 1, ['Noor', 'Leave air in front of the eyes.']),
  comment(3, 2, ['Jane', 'That is easy to remember. Thank you!']),
  comment(4, 0, ['דנה', 'תודה על המאמר.']),
]
/** Every reply answers the one before. */
const DEEP = Array.from({ length: 8 }, (_, at) => comment(at + 1, at, [`Writer ${at + 1}`, `Reply number ${at}.`]))

export const examples: readonly Example[] = [
  {
    name: 'thread',
    title: 'A thread and its form',
    note: 'Reply moves the form under that comment; Cancel brings it back, and what was typed stays.',
    markup: () => <Comments address="/comments/" post="cropping" comments={THREAD} />,
  },
  {
    name: 'deep',
    title: 'A long conversation',
    note: 'Replies are set in up to the fifth level, and stay there.',
    markup: () => <Comments address="/comments/" post="cropping" comments={DEEP} />,
  },
  {
    name: 'empty',
    title: 'Nothing written yet',
    note: 'The form alone, with a word above it.',
    markup: () => <Comments address="/comments/" post="cropping" />,
  },
  {
    name: 'closed',
    title: 'Closed',
    note: 'Old comments stay, new ones are not taken.',
    markup: () => <Comments address="/comments/" post="cropping" comments={THREAD.slice(0, 2)} isOpen={false} />,
  },
]
