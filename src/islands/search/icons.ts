// One by one: the bundle gets these shapes only.
export {
  clock as recentIcon,
  code as codeIcon,
  file as documentIcon,
  hash as headingIcon,
  search as searchIcon,
  star as favoriteIcon,
  trash as removeIcon,
  x as clearIcon,
} from 'lucide-static/icon-nodes.json';
