export { SearchDialog } from './organiser/search-dialog.tsx'
