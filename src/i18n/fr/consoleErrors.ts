export default {
  '304': 'Cet élément n’existe plus. Actualisez la liste.',
  '313': 'Quelqu’un a déjà traité cet élément.',
  '409': 'Quelqu’un vient de modifier cet élément. Consultez la nouvelle version et réessayez.',
};
