/** The public half of the key pair of your push server. */
export const PUBLIC_KEY =
  'BF-xj0zK0BmmUMn2yIlUaQXXO5WiXNvntR1wrFgUZcPzz_wGZqeo-4CMr2tJpobBOCScYEig0cY5qez97zHfEtA';
